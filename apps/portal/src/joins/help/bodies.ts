import { siteBodies } from "../../features/site/help/articles/bodies.ts";
import type { ArticleBodies, ArticleText } from "../../page-kit/help/help.types.ts";

/** Every `<slug>.article-text.ts`. */
const found = import.meta.glob<{ text: ArticleText }>("../../features/**/*.article-text.ts", {
  eager: true,
});

const slugOf = (path: string) => /([\w-]+)\.article-text\.ts$/.exec(path)?.[1] ?? path;

/** What every article says, by its slug. */
export const bodies: ArticleBodies = {
  ...siteBodies,
  ...Object.fromEntries(Object.entries(found).map(([path, { text }]) => [slugOf(path), text])),
};
