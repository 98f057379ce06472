import { describe, expect, it } from 'vitest'
import { useStack } from '../support/stack.ts'

describe.each(['new', 'legacy'] as const)('a checkout, over the %s edition', (edition) => {
  const stack = useStack({ edition })

  it('gets suggestions for the typed text, then coordinates for the chosen place', async () => {
    const suggestions = await stack.autocomplete({ input: '10 downing street', countries: ['gb'] })
    expect(suggestions.status).toBe(200)
    const { predictions, sessionToken } = suggestions.body.data
    expect(predictions[0].placeId).toBe('SBX_gb-10-downing-street')

    const details = await stack.details({ placeId: predictions[0].placeId, sessionToken })
    expect(details.status).toBe(200)
    expect(details.body.data).toMatchObject({
      placeId: 'SBX_gb-10-downing-street',
      components: { houseNumber: '10', postalCode: 'SW1A 2AA', countryCode: 'GB' },
    })
    expect(details.body.data.latitude).toBeCloseTo(51.503, 2)
    expect(details.body.data.longitude).toBeCloseTo(-0.1277, 2)
  })
})
