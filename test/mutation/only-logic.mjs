const maxWords = 3

/**
 * A text of more words is a list of words, or a sentence for people: data, of which a mutant says
 * nothing about the logic.
 */
const onlyLogic = {
  shouldIgnore({ node }) {
    const text =
      node?.type === 'StringLiteral'
        ? node.value
        : node?.type === 'TemplateLiteral'
          ? node.quasis.map(({ value }) => value.cooked).join(' ')
          : ''
    return text.trim().split(/\s+/).length > maxWords ? 'A list of words or a sentence' : undefined
  },
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'only-logic', value: onlyLogic }]
