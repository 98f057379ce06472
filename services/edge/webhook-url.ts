import { AppError } from '../../shared/errors.ts'

const refused = (message: string) =>
  new AppError('WEBHOOK_REFUSED', { details: [{ field: 'webhook', code: 'FORMAT', message }] })

/** A webhook's URL, if it has the form of one: where it leads is looked at when it is called. @throws {AppError} WEBHOOK_REFUSED */
export function webhookUrl(text: string, toPrivate: boolean): string {
  const url = URL.parse(text)
  if (!url) throw refused('is not a URL')
  if (url.protocol !== 'https:' && !(toPrivate && url.protocol === 'http:')) throw refused('must begin with https://')
  if (url.username !== '' || url.password !== '') throw refused('must not hold a user name or password')
  return url.href
}
