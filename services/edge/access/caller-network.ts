import { isIPv4, isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const v4WithPort = /^([\d.]+):\d+$/
const inBrackets = /^\[(.+)\](?::\d+)?$/

/**
 * The network that stands for a caller: an IPv4 address itself, or the /64 of an IPv6 address. A
 * /64 is the least that one customer gets (RFC 6177). Some proxies write an address with its port.
 * Text of a proxy that is no address is `unknown`.
 */
export function callerNetwork(address: string): string {
  const ip = (v4WithPort.exec(address) ?? inBrackets.exec(address))?.[1] ?? address
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
