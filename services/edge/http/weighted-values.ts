/**
 * The values of a header such as `Accept`, in lower case, with their weights (RFC 9110, section
 * 12.4.2): 1 where there is none, 0 for one that is malformed.
 */
export const weightedValues = (header: string): { value: string; weight: number }[] =>
  header.split(',').map((part) => {
    const [value = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    return { value, weight: Number(q?.slice(2) ?? 1) || 0 }
  })
