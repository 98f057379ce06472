import { BlockList, isIPv6 } from 'node:net'
import { ConfigurationError } from './configuration-error.ts'
import { listOf } from './list-of.ts'

const privateAddresses = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv6')

/** Whether an address is in one of these networks: `10.0.0.0/8, fd00::/8, 192.0.2.7`. */
export function networksOf(text: string): (ip: string) => boolean {
  const networks = new BlockList()
  for (const network of listOf(text)) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    try {
      if (prefix === undefined) networks.addAddress(address, family)
      // An empty prefix would be 0: everybody.
      else networks.addSubnet(address, Number(prefix || NaN), family)
    } catch {
      throw new ConfigurationError(
        `INTERNAL_NETWORKS is wrong. "${network}" is not an address or a network.`,
      )
    }
  }
  return (ip) => networks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}

/** Whether this is a loopback, link-local or private address, IPv4 or IPv6. */
export const isPrivate = (ip: string) => privateAddresses.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
