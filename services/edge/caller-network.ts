import { isIPv4, isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Whom an address stands for: itself with IPv4, its /64 with IPv6, since that is the least that one customer gets (RFC 6177). What a proxy
 * writes that is no address is one caller.
 */
export function callerNetwork(ip: string): string {
  const v4 = mapped.exec(ip)?.[1] ?? ip
  if (isIPv4(v4)) return v4
  if (!isIPv6(ip)) return 'unknown'
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const between = Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  const network = [...before, ...between, ...after].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
