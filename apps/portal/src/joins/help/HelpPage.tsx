import { HelpScreen } from "../../features/site/help/HelpScreen.tsx";
import type { ReadBodies } from "../../features/site/help/useBodies.ts";
import { articles } from "./articles.ts";

/** The texts, and the page that shows one, so that it opens without a connection. */
const readBodies: ReadBodies = async () => {
  const [{ bodies }] = await Promise.all([import("./bodies.ts"), import("./ArticlePage.tsx")]);
  return bodies;
};

/** The help center. */
export default function HelpPage() {
  return <HelpScreen articles={articles} readBodies={readBodies} />;
}
