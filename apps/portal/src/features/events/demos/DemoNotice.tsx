import type { Demo } from "@jubilee/core/events/demos.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { useRef } from "react";
import { href } from "../../../app/routing/href.ts";
import * as css from "./Demo.css.ts";
import type { NotOpened } from "./demoOpening.ts";

interface DemoNoticeProps {
  demo: Demo;
  /** The visitor comes from a sandbox whose day was over. */
  isOver: boolean;
  refusal: NotOpened | null;
  /** Goes out of the line. */
  onCancel: () => void;
}

/** What became of a visitor's copy, or why there is none. */
export function DemoNotice({ onCancel, ...said }: DemoNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const cancel = () => {
    onCancel();
    // The button is gone. Not to a way in: what is focused there is opened ahead.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      <Said {...said} onCancel={cancel} />
    </div>
  );
}

function Said({ demo, isOver, refusal, onCancel }: DemoNoticeProps) {
  const template = href("templates.template", { template: demo.templateKey });
  if (refusal !== null)
    return (
      <div className={css.notice}>
        <Banner
          tone={refusal.isInLine ? "neutral" : "warning"}
          title={refusal.isInLine ? "You are in line" : "The demo did not open"}
          action={
            <Inline>
              {refusal.isInLine && (
                <Button size="sm" variant="outline" onClick={onCancel}>
                  Cancel
                </Button>
              )}
              <LinkButton href={template} size="sm" variant="outline">
                See its template
              </LinkButton>
            </Inline>
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
