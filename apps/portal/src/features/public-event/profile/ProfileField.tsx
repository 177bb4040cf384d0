import { audienceNames } from "@jubilee/core/profiles/copy";
import type { Audience } from "@jubilee/core/profiles/types";
import { Select } from "@jubilee/ui/select";
import type { ReactNode } from "react";
import { field } from "./Profile.css.ts";

interface ProfileFieldProps {
  /** The field's name, as the choice beside it says it. */
  name: string;
  audience: Audience;
  onAudience: (audience: Audience) => void;
  children: ReactNode;
}

const audiences: readonly Audience[] = ["everyone", "guests", "organisers", "hidden"];
const options = audiences.map((value) => ({ value, label: audienceNames[value] }));

/** A field with who sees it beside it. */
export function ProfileField({ name, audience, onAudience, children }: ProfileFieldProps) {
  const choose = (value: string) => {
    const chosen = audiences.find((one) => one === value);
    if (chosen) onAudience(chosen);
  };
  return (
    <div className={field}>
      <div>{children}</div>
      <Select
        label={`Who sees: ${name.toLowerCase()}`}
        value={audience}
        onValueChange={choose}
        options={options}
      />
    </div>
  );
}
