import { articleAbout } from "./article.rules.ts";
import { Problem } from "./Problem.tsx";

/** Why a call was refused, with the article about it. */
export function Refusal({ failure }: { failure: { message: string } }) {
  return <Problem article={articleAbout(failure)}>{failure.message}</Problem>;
}
