import { Type } from 'typebox'
import { SelectionBody } from '../../../shared/api/batch.ts'
import { addressText } from '../../../shared/api/stored-address.ts'
import type { Reference } from '../reference/described-route.ts'

const rowForm = Type.Object({
  reference: Type.String({ description: 'Your own name for the address' }),
  ...addressText,
})
const rowExamples = [
  {
    reference: 'customer-4711',
    line1: '10 Downing Street',
    city: 'London',
    postalCode: 'SW1A 1AA',
    country: 'GB',
  },
  { reference: 'customer-4712', address: '1600 Amphitheatre Parkway, Mountain View, CA' },
]

/** What the API reference says of the upload route. */
export const uploadReference: Reference = {
  errors: [
    'UPLOAD_INVALID',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_INCOMPLETE',
    'UPLOAD_TOO_SLOW',
    'UPLOAD_READER_FAILED',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
    'WEBHOOK_REFUSED',
    'BATCH_NOT_FOUND',
    'TOO_MANY_OPEN_BATCHES',
    'QUEUE_UNAVAILABLE',
  ],
  requestHeaders: ['idempotencyKey'],
  responseHeaders: ['Location', 'Idempotent-Replayed'],
  bodies: {
    'text/csv': {
      schema: Type.String({
        description: 'In UTF-8 or any other encoding that `charset` names, with a header line',
      }),
      examples: {
        'A file of a spreadsheet':
          'reference,line1,city,postalCode,country\ncustomer-4711,10 Downing ' +
          'Street,London,SW1A 1AA,GB\n',
      },
    },
    'application/x-ndjson': {
      schema: Type.String({ description: 'One row as JSON on each line' }),
      examples: {
        'Rows, one by one': rowExamples.map((row) => `${JSON.stringify(row)}\n`).join(''),
      },
    },
    'application/json': {
      schema: Type.Union([Type.Array(rowForm), SelectionBody]),
      examples: {
        'A list of rows': rowExamples,
        'Stored addresses that were never validated': {
          select: { neverValidated: true },
          policy: 'strict',
        },
        'Stored addresses that no person has confirmed': {
          name: 'Once a year',
          select: { unconfirmed: true },
        },
      },
    },
  },
}
