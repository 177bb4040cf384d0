import { shareCopy } from "@jubilee/core/share/copy";
import { siteName, siteOrigin } from "@jubilee/core/share/rules";
import { Button } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { TextField } from "@jubilee/ui/text-field";
import { Plus, X } from "lucide-react";
import { useState, type FormEvent } from "react";
import { group, site as siteClass, sites } from "./ShareTab.css.ts";

export interface SiteListProps {
  origins: readonly string[];
  isBusy: boolean;
  onChange: (origins: string[]) => void;
}

/** Which sites may show the widget; none means every site. */
export function SiteList({ origins, isBusy, onChange }: SiteListProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const origin = siteOrigin(text);
    if (!origin) {
      setError(shareCopy.refusal.origin);
      return;
    }
    if (origins.includes(origin)) {
      setError(shareCopy.refusal.originKnown);
      return;
    }
    setText("");
    onChange([...origins, origin]);
  };
  return (
    <form className={group} onSubmit={add} noValidate>
      <TextField
        label="Allowed sites"
        placeholder="alumni.example.org"
        value={text}
        onValueChange={(value) => {
          setText(value);
          setError(undefined);
        }}
        help={
          origins.length === 0
            ? "Every site may show it. Name the sites that may, and no other can."
            : "Anywhere else, visitors see a card that opens the page in a new tab."
        }
        error={error}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
      />
      {origins.length > 0 && (
        <ul className={sites}>
          {origins.map((origin) => (
            <li key={origin} className={siteClass}>
              {siteName(origin)}
              <IconButton
                size="sm"
                label={`Remove ${siteName(origin)}`}
                icon={<X />}
                onClick={() => onChange(origins.filter((known) => known !== origin))}
              />
            </li>
          ))}
        </ul>
      )}
      {text && (
        <div>
          <Button type="submit" size="sm" variant="outline" icon={<Plus />} loading={isBusy}>
            Add the site
          </Button>
        </div>
      )}
    </form>
  );
}
