import { InlineMessage } from "@jubilee/ui/inline-message";
import { Prose } from "@jubilee/ui/prose";
import type { Block } from "../../../page-kit/help/help.types.ts";

function drawBlock(block: Block, index: number) {
  if (typeof block === "string") return <p key={index}>{block}</p>;
  if ("heading" in block) return <h2 key={index}>{block.heading}</h2>;
  if ("mind" in block) return <InlineMessage key={index}>{block.mind}</InlineMessage>;
  const items = ("steps" in block ? block.steps : block.list).map((item) => (
    <li key={item}>{item}</li>
  ));
  return "steps" in block ? <ol key={index}>{items}</ol> : <ul key={index}>{items}</ul>;
}

/** What an article says. */
export function ArticleBody({ body }: { body: readonly Block[] }) {
  return <Prose>{body.map(drawBlock)}</Prose>;
}
