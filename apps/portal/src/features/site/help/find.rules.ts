import { plainWords, typedWords } from "@jubilee/core/base/plain-words.rules";
import type { ArticleBodies, ArticleHead, Block } from "../../../page-kit/help/help.types.ts";

/** Everything an article says, as one text. */
export function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (typeof block === "string") return block;
      if ("heading" in block) return block.heading;
      if ("mind" in block) return block.mind;
      return ("steps" in block ? block.steps : block.list).join(" ");
    })
    .join(" ");
}

/**
 * Articles in which every word of the text begins a word, the best first: in the title, among the
 * other words and the summary, then in the body.
 */
export function findArticles(
  articles: readonly ArticleHead[],
  text: string,
  bodies: ArticleBodies,
): ArticleHead[] {
  const words = typedWords(text);
  if (words.length === 0) return [];
  const found = articles.flatMap((article) => {
    const parts = [
      { text: plainWords(article.title), weight: 9 },
      { text: plainWords(`${article.words ?? ""} ${article.summary}`), weight: 4 },
      { text: plainWords(textOf(bodies[article.slug]?.body ?? [])), weight: 1 },
    ];
    let score = 0;
    for (const word of words) {
      const best = parts.filter((part) => ` ${part.text}`.includes(` ${word}`));
      const within = parts.filter((part) => part.text.includes(word));
      if (within.length === 0) return [];
      score += [...best, ...within].reduce((sum, { weight }) => sum + weight, 0);
    }
    return [{ article, score }];
  });
  return found.toSorted((a, b) => b.score - a.score).map(({ article }) => article);
}
