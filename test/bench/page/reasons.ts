import type { RowName } from '../options.ts'
import type { Figure } from './figures.ts'

/** Why a goal is missed. */
export interface Reason {
  row: RowName
  /** What the lines begin with that it is the reason of. */
  line: string
  why: string
  tried: string
}

/** Each is shown only while its goal is missed. */
export const reasons: readonly Reason[] = [
  {
    row: 'interactive',
    line: 'autocomplete, 64 in flight, beside direct',
    why:
      'Edge, worker, Redis and sandbox share two cores, and a third of a process is socket ' +
      'writes: a request crosses two more of them than with a direct proxy.',
    tried:
      'one write for all commands of a turn; calls of the provider without undici’s streams; ' +
      'heaps without a limit, which have 0.89 x where the ones of now have 0.82, and take 330 MB.',
  },
  {
    row: 'interactive',
    line: 'autocomplete, 64 in flight, beside plain queue',
    why:
      'The machine slows the two down differently: on 2026-11-22 it was 1.42 x at 00:42 UTC, ' +
      '1.30 x at 03:24, and 1.39 x at 05:54 on another machine.',
    tried: 'the same as beside `direct`.',
  },
  {
    row: 'interactive',
    line: 'CPU of a request',
    why:
      'Two processes and Redis handle each request in place of one process; what is left is ' +
      'mostly native writes.',
    tried:
      'the same. Edge and worker together make 3.1 writes to sockets a request, a direct proxy ' +
      '2.2; a seventh of their time is collecting garbage, in heaps that are kept small.',
  },
  {
    row: 'interactive',
    line: 'resident memory',
    why: 'Node.js itself takes 58 MB, V8 a young generation of three times 8 MB.',
    tried:
      'programs from bundles, 30 MB less; heaps that may grow by 50 % between collections: half ' +
      'the memory.',
  },
  {
    row: 'added-time',
    line: 'time added',
    why:
      'A request waits for two hand-overs through Redis, and for a processor: five processes ' +
      'share two cores. Of 3.7 ms at p50 on a fast machine the queue takes 1.5, the permit 0.7 ' +
      'and the way back 0.9.',
    tried:
      'a shorter wait for requests that share a job, and one write for all commands of a turn.',
  },
  {
    row: 'clients',
    line: 'postgres, CPU',
    why:
      'Not known yet. All clients are read a thousand at a time every five minutes, and the ' +
      'table was just filled, so autovacuum may run.',
    tried: 'nothing more yet; the run before had 5.7 ms/s with 100,000 clients, and 7.3 with few.',
  },
  {
    row: 'metrics',
    line: 'autocomplete with all metrics and logs',
    why:
      'Metrics and log lines take 10 to 12 of a request’s 200 µs; the rest is the spread of ' +
      'rounds on a busy machine.',
    tried: 'nothing more yet.',
  },
  {
    row: 'bulk',
    line: 'upload of',
    why:
      'PostgreSQL is the limit: its process is busy for 85 to 90 % of the time. The reader uses ' +
      'half of the other core.',
    tried:
      'chunks three times as large, and a reader of normal priority: no difference beyond the ' +
      'spread of rounds.',
  },
  {
    row: 'bulk',
    line: 'batch of',
    why:
      'A row takes 1.4 ms of CPU over edge, workers, Redis and PostgreSQL, two calls to the ' +
      'provider included. Two cores that also run the sandbox cannot do a thousand a second.',
    tried: 'batches join more rows when a moment is slow.',
  },
  {
    row: 'uploads',
    line: 'p99 of autocomplete',
    why: 'The reader of the upload and PostgreSQL use more than one of the two cores.',
    tried: 'chunks three times as large, and a reader of normal priority: no difference.',
  },
  {
    row: 'verdicts',
    line: 'a verdict takes',
    why: 'The profile is flat: no function has more than 5 % of the time by itself.',
    tried: 'a row is compared once with each place, and comparisons are kept.',
  },
  {
    row: 'verdicts',
    line: 'first tables',
    why:
      'A country has 4 to 71 rows, so one wrong row misses its goal. The false acceptances that ' +
      'are left are decoys.',
    tried: 'rules from the causes of wrong rows.',
  },
  {
    row: 'verdicts',
    line: 'second tables',
    why:
      'Left are decoys, an address for which the stand-in finds nothing, and places whose local ' +
      'name shares no word with the stored one.',
    tried: 'rules from the causes of wrong rows.',
  },
  {
    row: 'verdicts',
    line: 'third tables',
    why:
      'Left are names by which everyone knows a street, some abbreviations and short towns, and ' +
      'parts of a quarter.',
    tried: 'rules from the causes of wrong rows.',
  },
]

export const reasonOf = (row: RowName, line: Figure): Reason | undefined =>
  reasons.find((reason) => reason.row === row && line.row.startsWith(reason.line))
