import { linkName, siteName } from "@jubilee/core/sharing/share.rules";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { linkAddress, linkTitle, linkWords } from "./Links.css.ts";

/** What a link opens, and where: its sites, else the end of its token. */
export function LinkName({ link }: { link: ShareLink }) {
  const name = linkName(link.kind, link.settings.label);
  const where =
    link.allowedOrigins.length > 0
      ? link.allowedOrigins.map(siteName).join(", ")
      : `…${link.token.slice(-6)}`;
  return (
    <span className={linkWords}>
      <span className={linkTitle} title={name} dir="auto">
        {name}
      </span>
      <span className={linkAddress} title={where}>
        {where}
      </span>
    </span>
  );
}
