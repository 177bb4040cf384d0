import { InlineMessage } from "@jubilee/ui/inline-message";
import { Link } from "@jubilee/ui/link";
import type { ReactNode } from "react";
import { href } from "../../app/routing/href.ts";

interface ProblemProps {
  /** The slug of the article about it. */
  article: string;
  children: ReactNode;
}

/**
 * What went wrong, beside what was to be done, with the way to what it means. The article opens
 * beside the page, so that nothing typed is lost.
 */
export function Problem({ article, children }: ProblemProps) {
  return (
    <InlineMessage tone="danger">
      {children}{" "}
      <Link href={href("help.article", { article })} target="_blank" rel="noreferrer">
        What this means
      </Link>
    </InlineMessage>
  );
}
