import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boot, type Machine } from './machine.ts'

const page = join(import.meta.dirname, '../../docs/operating.md')

/** Names of the pages and of the world, and the machines that they lead to. */
export const addresses = {
  proxy: '10.0.0.10',
  node1: '10.0.0.11',
  node2: '10.0.0.12',
  standby: '10.0.0.13',
  world: '10.0.0.20',
} as const
export type Place = keyof typeof addresses
/** The company's domain, as the operating page has it. */
const domain = /SITE_ORIGIN=https:\/\/www\.(\S+)/.exec(readFileSync(page, 'utf8'))?.[1] ?? ''
export const hosts = [
  `${addresses.proxy} www.${domain}`,
  `${addresses.world} git.${domain} copies.${domain} acme-v02.api.letsencrypt.org`,
].join('\n')

/** Issues certificates as Let's Encrypt does, and serves a repository over HTTPS. */
const caddyfile = `{
	skip_install_trust
}
acme-v02.api.letsencrypt.org {
	tls internal
	rewrite /directory /acme/local/directory
	acme_server
}
git.${domain} {
	tls internal
	reverse_proxy unix//run/fcgiwrap.socket {
		transport fastcgi {
			env SCRIPT_FILENAME /usr/lib/git-core/git-http-backend
			env GIT_PROJECT_ROOT /srv/git
			env GIT_HTTP_EXPORT_ALL 1
			env PATH_INFO {path}
		}
	}
}
`

/** Boots the machine that stands for the world. Its certificates are trusted by every machine that is booted afterwards. */
export async function bootWorld(base: string, folder: string, content: string): Promise<Machine> {
  const world = await boot('world', addresses.world, { base, folder, hosts })
  await world.run('apt-get update -qq && apt-get install -y -qq caddy git fcgiwrap')
  cpSync(content, join(world.root, 'srv/content'), { recursive: true })
  await world.run(`git config --global --add safe.directory '*' && git config --global user.name Editors && git config --global user.email editors@${domain}
cd /srv/content && git init -q -b main && git add . && git commit -qm 'Content'
git clone -q --bare /srv/content /srv/git/content.git && chown -R www-data: /srv/git`)
  writeFileSync(join(world.root, 'etc/caddy/Caddyfile'), caddyfile)
  await world.run('systemctl restart caddy fcgiwrap.socket')
  const certificate = 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
  await world.run(`until test -s /${certificate}; do sleep 0.2; done`, 60)
  const trusted = join(base, 'usr/local/share/ca-certificates')
  mkdirSync(trusted, { recursive: true })
  writeFileSync(join(trusted, 'world.crt'), readFileSync(join(world.root, certificate)))
  return world
}
