import { describe, expect, it } from 'vitest'
import { programFile } from '../../shared/runtime/program-file.ts'

describe('the file with which a process starts a program of the service', () => {
  const intake = new URL('file:///app/services/intake/main.ts')
  it.each([
    ['a bundle', '/app/services/bundles/dist/edge.mjs', '/app/services/bundles/dist/intake.mjs'],
    ['a source', '/app/services/edge/main.ts', '/app/services/intake/main.ts'],
    ['a bundle elsewhere', '/other/services/bundles/dist/edge.mjs', '/app/services/intake/main.ts'],
    ['nothing that is known', '', '/app/services/intake/main.ts'],
  ])('is, for one that runs from %s, of the same kind', (_, running, file) => {
    expect(programFile(intake, running)).toBe(file)
  })
})
