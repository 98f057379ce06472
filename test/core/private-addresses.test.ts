import { expect, it } from 'vitest'
import { isPrivate, networksOf } from '../../shared/runtime/networks.ts'

it.each([
  '127.0.0.1',
  '127.255.255.255',
  '10.0.0.0',
  '10.255.255.255',
  '172.16.0.0',
  '172.31.255.255',
  '192.168.0.0',
  '192.168.255.255',
  '169.254.1.1',
  '::1',
  'fc00::1',
  'fdff:ffff::1',
  'fe80::1',
  'fe80::1%eth0',
  'febf::1',
  '::ffff:127.0.0.1',
  '::ffff:10.1.2.3',
  '::FFFF:192.168.0.1',
  '::ffff:7f00:1',
  '0:0:0:0:0:ffff:a00:1',
])('the IP address %s is private', (ip) => expect(isPrivate(ip)).toBe(true))

it.each([
  '8.8.8.8',
  '0.0.0.0',
  '9.255.255.255',
  '11.0.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '100.64.0.1',
  '::',
  '::2',
  'fbff::1',
  'fe00::1',
  'fec0::1',
  '2001:db8::1',
  '::ffff:8.8.8.8',
  '::ffff:172.32.0.1',
  '',
  'localhost',
  '127.0.0.1, 8.8.8.8',
  '0177.0.0.1',
])('the IP address %j is not private', (ip) => expect(isPrivate(ip)).toBe(false))

it.each([
  ['100.64.0.0/10', '100.64.0.1', true],
  ['100.64.0.0/10', '::ffff:100.127.255.255', true],
  ['100.64.0.0/10', '100.128.0.1', false],
  ['100.64.0.0/10', '10.0.0.1', false],
  ['10.1.2.3, fd00::/8', '10.1.2.3', true],
  ['10.1.2.3, fd00::/8', 'fd12::1', true],
  ['10.1.2.3, fd00::/8', '10.1.2.4', false],
  ['10.1.2.3, fd00::/8', '127.0.0.1', false],
  ['0.0.0.0/0', '8.8.8.8', true],
  ['0.0.0.0/0', '', false],
])('of the networks %s, the IP address %j: %s', (networks, ip, isInside) =>
  expect(networksOf(networks)(ip)).toBe(isInside),
)

it.each(['10.0.0.0/33', '10.0.0', '10.0.0.0/', 'fd00::/200', '1.2.3.4/x'])(
  '%j is no network',
  (network) => expect(() => networksOf(`10.0.0.1,${network}`)).toThrow(`"${network}" is not`),
)
