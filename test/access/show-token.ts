/** Sends an edge a token with a free request. Returns the HTTP status and the code of the body. */
export async function showToken(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/address/autocomplete`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ input: 'x' }),
  })
  const { statusCode } = (await response.json()) as { statusCode: number }
  return `${response.status} ${statusCode}`
}

export const taken = '200 200'
export const invalid = '401 5002'
export const expired = '401 5003'

/** Requests a token for a key. Returns it, or the status and code of the refusal. */
export async function askToken(
  url: string,
  apiKey: string,
): Promise<{ token: string; exp: number; refusal: string }> {
  const response = await fetch(`${url}/authentication`, {
    headers: { 'x-service-api-key': apiKey },
  })
  const { statusCode, data } = (await response.json()) as {
    statusCode: number
    data?: { token: string; exp: number }
  }
  const refusal = response.ok ? '' : `${response.status} ${statusCode}`
  return { token: '', exp: 0, refusal, ...data }
}
