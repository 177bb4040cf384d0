import { speaksToGuests } from "@jubilee/core/base/guest-languages.rules";
import { Button } from "@jubilee/ui/button";
import { Menu } from "@jubilee/ui/menu";
import { Plus } from "lucide-react";
import { languagesToBegin, ownName } from "./languageNames.ts";

interface AddLanguageProps {
  begun: readonly string[];
  /** Languages that readers wait for; they come first. */
  wanted: readonly string[];
  onBegin: (language: string) => void;
}

/** One more language that what is sent is written in: what readers wait for, and all that guests' pages speak. */
export function AddLanguage({ begun, wanted, onBegin }: AddLanguageProps) {
  const left = languagesToBegin(begun, wanted);
  if (left.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="sm" icon={<Plus />}>
          Language
        </Button>
      }
      entries={left.map((tag) => ({
        id: tag,
        label: speaksToGuests(tag) ? ownName(tag) : `${ownName(tag)} (what we add is in English)`,
        onSelect: () => onBegin(tag),
      }))}
    />
  );
}
