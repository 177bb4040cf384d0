import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import { counted, joined } from "@jubilee/core/base/words.rules";
import { CopyButton } from "@jubilee/ui/copy-button";
import { LinkButton } from "@jubilee/ui/link-button";
import { CodeXml, ExternalLink } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { Cover } from "../../../page-kit/Cover.tsx";
import { cardName } from "../../../page-kit/CoveringName.css.ts";
import * as css from "./ShowcaseCards.css.ts";
import { looks, stateOf } from "./showcaseColumns.tsx";

/** Showcases as the pages they are: each with its cover, what it shows, and the way to its link. */
export function ShowcaseCards({ showcases }: { showcases: readonly Showcase[] }) {
  return (
    <ul className={showcases.length > 2 ? css.cards : css.wideCards} aria-label="Showcases">
      {showcases.map((showcase) => (
        <ShowcaseCard key={showcase.id} showcase={showcase} />
      ))}
    </ul>
  );
}

function ShowcaseCard({ showcase }: { showcase: Showcase }) {
  const { id, name, intro, layout, shownCount, eventTypeId, coverSeed, link } = showcase;
  const address = href("showcases.showcase", { showcaseId: id });
  const beginning = intro.split("\n")[0];
  const came = link?.useCount ?? 0;
  return (
    <li className={css.card}>
      <div className={css.art}>
        <Cover typeId={eventTypeId} seed={coverSeed} width={600} height={400} />
      </div>
      <div className={css.words}>
        <span className={css.head}>
          <RouterAnchor href={address} className={cardName} dir="auto">
            {name}
          </RouterAnchor>
          {stateOf(showcase)}
        </span>
        {beginning && (
          <span className={css.beginning} dir="auto">
            {beginning}
          </span>
        )}
        <span className={css.under}>
          {joined([
            looks[layout],
            `${counted(shownCount, "event")} now`,
            came > 0 && `${counted(came, "answer or order", "answers and orders")} through it`,
          ])}
        </span>
        <span className={css.acts}>
          {link?.status === "active" && (
            <>
              <CopyButton size="sm" value={link.url} label="Copy link" about={`of ${name}`} />
              <LinkButton
                size="sm"
                variant="outline"
                href={link.path}
                target="_blank"
                icon={<ExternalLink />}
                aria-label={`Open ${name}`}
              >
                Open
              </LinkButton>
            </>
          )}
          <LinkButton
            size="sm"
            variant="outline"
            href={address}
            icon={<CodeXml />}
            aria-label={`Embed ${name}`}
          >
            Embed
          </LinkButton>
        </span>
      </div>
    </li>
  );
}
