import fc from 'fast-check'

/**
 * The same examples for each mutant, so that its score can be repeated; one that is found out needs
 * no smallest example.
 */
fc.configureGlobal({ seed: 7, endOnFailure: true })
