/** The first page of the API reference. CommonMark. */
export const introduction = `Suggestions while a buyer types an address, coordinates and components
of the place that was chosen, and a verdict on addresses that are stored already.

The first call, with an API key that \`npm start\` or your operator gave you:

\`\`\`sh
KEY=addr_…
TOKEN=$(curl -s https://addresses.example.com/authentication -H "X-SERVICE-API-KEY: $KEY" |
        sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
curl https://addresses.example.com/api/address/autocomplete -H "Authorization: Bearer $TOKEN" \\
     -H 'Content-Type: application/json' -d '{"input":"10 Downing Street"}'
\`\`\`

On this page: authorize with the key, execute the first call below, and the token is filled in for
all others. Whoever is signed in at [the console](/console/) need not do that.

1. Get an access token for your API key. It lasts a day; send it as \`Authorization: Bearer …\`. A
   page gets a token for pages from your server.
2. Call autocomplete as the buyer types. Send the \`sessionToken\` of the newest answer with the
   next input.
3. Get the details of the chosen place with its \`placeId\` and that \`sessionToken\`.
4. Store what your customer typed or confirmed and the place id for as long as you like, the
   coordinates for 30 days at most.

Every request with a token may say \`refresh: true\`, in the query or in a JSON body (with GET and
DELETE too): the answer then has a new token in \`auth\`, if it is JSON. Replace the token that you
keep whenever you see one there.

A field or query parameter that a path doesn't know is refused. Errors have one form;
[all of them, and what to do](/docs/errors). A version is served for at least twelve months after
the next one appears. From the day it is deprecated its answers say so in \`Deprecation\`, and from
six months before its end in \`Sunset\`. Name the version that you use in \`Accept-Version\`.

Errors with a code from 7000 to 8999 are temporary: call again after \`Retry-After\` seconds.

Show "Google Maps" near suggestions and addresses that come from the provider, and \`attributions\`
where there are any. With \`X-Provider: osm\` show "© OpenStreetMap contributors" instead; then all
of it may be stored for good ([editions](/docs/guides/editions)).

Beside this reference there are [live examples](/docs/examples) of the address field, and
[guides](/docs/guides/api): client, address field, batches, keys and tokens, quota, prices,
deployment.

The examples are the sandbox's, which costs nothing. The document itself is at
[/openapi.json](/openapi.json).`

/** The groups of operations, in the order in which they are read. */
export const tags = [
  { name: 'Tokens', description: 'An access token for an API key, and the keys that check it' },
  {
    name: 'Addresses',
    description: 'For a checkout: suggestions, details, and the verdict on one address',
  },
  {
    name: 'Batches',
    description: 'For a back office: many addresses at once, watched, steered and downloaded',
  },
  {
    name: 'Stored addresses',
    description: 'Shipping addresses under your own references, and their erasure',
  },
  { name: 'Limits', description: 'What is left of quotas and budgets' },
  {
    name: 'Clients and keys',
    description: 'For operators: who may call, with which keys, and what was changed',
  },
  {
    name: 'Console',
    description: 'Who is signed in to the console: for its own pages, which a cookie lets in',
  },
  { name: 'Operation', description: 'For machines: is it up, does it work, what does it measure' },
]
