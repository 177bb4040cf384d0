import { audienceNames } from "@jubilee/core/people/profiles.copy";
import type { Audience } from "@jubilee/core/people/profiles.types";
import { Select } from "@jubilee/ui/select";
import type { ReactNode } from "react";
import { below, beside, field } from "./Profile.css.ts";

interface ProfileFieldProps {
  /** The field's name, as the choice beside it says it. */
  name: string;
  audience: Audience;
  onAudience: (audience: Audience) => void;
  /** Under its field instead of beside: a picture. */
  under?: boolean;
  children: ReactNode;
}

const audiences: readonly Audience[] = ["everyone", "guests", "organisers", "hidden"];
const options = audiences.map((value) => ({
  value,
  label:
    value === "guests" || value === "organisers"
      ? `${audienceNames[value]} see it`
      : `${audienceNames[value]} sees it`,
}));

/** A field with who sees it beside it. */
export function ProfileField({
  name,
  audience,
  onAudience,
  under = false,
  children,
}: ProfileFieldProps) {
  const choose = (value: string) => {
    const chosen = audiences.find((one) => one === value);
    if (chosen) onAudience(chosen);
  };
  return (
    <div className={under ? below : field}>
      <div>{children}</div>
      <div className={under ? undefined : beside}>
        <Select
          label={`Who sees: ${name.toLowerCase()}`}
          hideLabel
          value={audience}
          onValueChange={choose}
          options={options}
        />
      </div>
    </div>
  );
}
