import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** What a process holds open; NaN where there is no /proc. */
export interface OpenFiles {
  files: number
  /** Those of `files` that are sockets. */
  sockets: number
  /** Those of `sockets` that are connected to one of the ports asked for. */
  connections: number
}

/**
 * proc_pid_fd(5), and /proc/net/tcp of proc_net(5): the remote address is field 3, as
 * `0100007F:1F90`, and the inode is field 10.
 */
export function openFiles(pid: number, ports: number[]): OpenFiles {
  try {
    const files = readdirSync(`/proc/${pid}/fd`).map((file) => targetOf(`/proc/${pid}/fd/${file}`))
    const sockets = files.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? [])
    const connected = inodesTo(pid, new Set(ports))
    return {
      files: files.length,
      sockets: sockets.length,
      connections: sockets.filter((inode) => connected.has(inode)).length,
    }
  } catch {
    return { files: Number.NaN, sockets: Number.NaN, connections: Number.NaN }
  }
}

function inodesTo(pid: number, ports: Set<number>): Set<string> {
  const lines = readFileSync(`/proc/${pid}/net/tcp`, 'utf8').trim().split('\n').slice(1)
  const sockets = lines.map((line) => line.trim().split(/\s+/))
  const isTo = (remote = '') => ports.has(Number.parseInt(remote.split(':')[1] ?? '', 16))
  return new Set(sockets.filter(([, , remote]) => isTo(remote)).map((fields) => fields[9] ?? ''))
}

/** It may have been closed meanwhile. */
function targetOf(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}
