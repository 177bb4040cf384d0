import type { Demo } from "@jubilee/core/events/demos.types";
import { Banner } from "@jubilee/ui/banner";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../app/routing/href.ts";
import * as css from "./Demo.css.ts";
import type { NotOpened } from "./demoOpening.ts";

interface DemoNoticeProps {
  demo: Demo;
  /** The visitor comes from a sandbox whose day was over. */
  isOver: boolean;
  refusal: NotOpened | null;
}

/** What became of a visitor's copy, or why there is none. */
export function DemoNotice({ demo, isOver, refusal }: DemoNoticeProps) {
  const template = href("templates.template", { template: demo.templateKey });
  if (refusal !== null)
    return (
      <div className={css.notice}>
        <Banner
          tone={refusal.isInLine ? "neutral" : "warning"}
          title={refusal.isInLine ? "You are in line" : "The demo did not open"}
          action={
            <LinkButton href={template} size="sm" variant="outline">
              See its template
            </LinkButton>
          }
        >
          {refusal.isInLine ? `${refusal.why} This page opens yours by itself.` : refusal.why}
        </Banner>
      </div>
    );
  if (!isOver) return null;
  return (
    <div className={css.notice}>
      <Banner tone="neutral" title="Your copy of this demo is gone">
        Its day was over, and what you changed went with it. A new one opens as the first did.
      </Banner>
    </div>
  );
}
