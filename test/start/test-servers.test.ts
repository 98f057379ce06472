import { expect, inject, it } from 'vitest'

// Docker opens the port of a container on all addresses of the machine.
it('the PostgreSQL of the tests has a password that nobody can guess, in a container too', () => {
  expect(new URL(inject('databaseUrl')).password).toMatch(/^[0-9a-f]{48}$/)
})
