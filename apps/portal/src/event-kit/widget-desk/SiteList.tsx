import { shareCopy } from "@jubilee/core/sharing/share.copy";
import { siteName, siteOrigin } from "@jubilee/core/sharing/share.rules";
import { TagsInput } from "@jubilee/ui/tags-input";
import { useState } from "react";

export interface SiteListProps {
  origins: readonly string[];
  isBusy: boolean;
  onChange: (origins: string[]) => void;
}

/** Which sites may show the widget; none means every site. */
export function SiteList({ origins: kept, isBusy, onChange }: SiteListProps) {
  const [pending, setPending] = useState(kept);
  const origins = isBusy ? pending : kept;
  const refuse = (text: string) => {
    const origin = siteOrigin(text);
    if (!origin) return shareCopy.refusal.origin;
    return origins.includes(origin) && siteName(origin) !== text
      ? shareCopy.refusal.originKnown
      : undefined;
  };
  const change = (names: readonly string[]) => {
    const next = names.flatMap((name) => originOf(name, origins));
    setPending(next);
    onChange(next);
  };
  return (
    <TagsInput
      label="Allowed sites"
      placeholder="alumni.example.org"
      value={origins.map(siteName)}
      onValueChange={change}
      refuse={refuse}
      help={
        origins.length === 0
          ? "Every site may show it. Name the sites that may, and no other can."
          : "Anywhere else, visitors see a card that opens the page in a new tab."
      }
    />
  );
}

/** The origin that stands behind a name in the list, or that a typed address has. */
function originOf(name: string, known: readonly string[]): string[] {
  const kept = known.find((origin) => siteName(origin) === name);
  const origin = kept ?? siteOrigin(name);
  return origin ? [origin] : [];
}
