import { BlockList, isIP, isIPv4 } from 'node:net'
import { isPrivate } from '../../../shared/runtime/networks.ts'

/**
 * IPv4 networks that are not on the Internet (IANA, IPv4 Special-Purpose Address Registry),
 * besides those of `isPrivate`.
 */
const specialIPv4 = [
  ['0.0.0.0', 8],
  // Carrier-grade NAT (RFC 6598). One cloud serves its metadata there.
  ['100.64.0.0', 10],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // A public number, but in Azure the host of each virtual machine answers there (WireServer).
  ['168.63.129.16', 32],
] as const

/**
 * Global unicast networks (RFC 4291) that are not on the Internet (IANA, IPv6 registry): tunnels to
 * IPv4, documentation, protocols.
 */
const specialIPv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of specialIPv4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of specialIPv6) special.addSubnet(network, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether this is the IP address of a host on the Internet. False if it is no IP address. */
export function isPublic(ip: string): boolean {
  if (isIP(ip) === 0) return false
  const inner = isIPv4(ip) ? ip : innerIPv4(ip)
  if (inner) return !isPrivate(inner) && !special.check(inner, 'ipv4')
  return globalUnicast.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}

/** The IPv4 address inside an IPv6 one: mapped (RFC 4291) or NAT64 (RFC 6052). */
function innerIPv4(ip: string): string | undefined {
  // The URL parser writes each address in one form. It does not accept a zone.
  const written = URL.parse(`http://[${ip.replace(/%.*/, '')}]`)?.hostname
  const [, high = '', low = ''] =
    /^\[(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(written ?? '') ?? []
  if (!low) return undefined
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [a >> 8, a & 255, b >> 8, b & 255].join('.')
}
