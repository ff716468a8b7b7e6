/// <reference types="vite/client" />

/** The script is for documents of an export, the site as files; the build makes it for both. */
declare const IS_EXPORT: boolean

/** Address of the script that follows the first view. */
declare const LATER: string

/** Addresses of the scripts that every page needs, in the order of their need. */
declare const APP_SCRIPTS: string[]

/** Addresses of all files of styles, in their order. */
declare const STYLES: string[]
