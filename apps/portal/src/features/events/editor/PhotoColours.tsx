import type { CoverLook } from "@jubilee/core/events/events.types";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Image, Sparkles } from "lucide-react";
import { useState } from "react";
import { lookOfCover } from "./photoLook.ts";

const sources = [
  { value: "photo", label: "From the photo", icon: <Image /> },
  { value: "kind", label: "Of its kind", icon: <Sparkles /> },
] as const;

export interface PhotoColoursProps {
  coverUrl: string;
  look: CoverLook | null;
  onChange: (look: CoverLook | null) => void;
}

/** What page, tickets and widgets wear beside a photo: its colour, or the colours of the kind of event. */
export function PhotoColours({ coverUrl, look, onChange }: PhotoColoursProps) {
  const [isGrey, setGrey] = useState(false);
  const [known, setKnown] = useState(look);
  const choose = async (source: "photo" | "kind") => {
    if (source === "kind") {
      setGrey(false);
      onChange(null);
      return;
    }
    const found = known ?? (await lookOfCover(coverUrl));
    setKnown(found);
    setGrey(found === null);
    onChange(found);
  };
  return (
    <Stack gap="2">
      <SegmentedControl
        label="Colours"
        segments={sources}
        value={look ? "photo" : "kind"}
        onValueChange={(source) => void choose(source)}
      />
      <Text tone="muted" aria-live="polite">
        {isGrey
          ? "This photo has hardly any colour, so the colours of its kind stay."
          : "Page, tickets and widgets wear these colours, always light or dark enough to be read."}
      </Text>
    </Stack>
  );
}
