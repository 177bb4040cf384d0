import { createAccountApi } from "@jubilee/core/account/account.api";
import { avatarLimits, avatarProblem } from "@jubilee/core/account/account.rules";
import { pictureAddress, pictureName } from "@jubilee/core/people/members.rules";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Text } from "@jubilee/ui/text";
import { UserRound } from "lucide-react";
import { useRef, useState } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { hiddenInput, none, photoBox, picture } from "./Profile.css.ts";

interface PhotoFieldProps {
  label: string;
  userId: string;
  name: string | null;
  onChange: (name: string | null) => void;
}

/** A picture of one's own, drawn anew by the server: nothing hidden in the file survives. */
export function PhotoField({ label, userId, name, onChange }: PhotoFieldProps) {
  const { client } = usePlanner();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: File) => {
    const found = avatarProblem(file);
    setProblem(found);
    if (found) return;
    setBusy(true);
    const stored = await createAccountApi(client).uploadAvatar(userId, file);
    setBusy(false);
    if (!stored.ok) setProblem(stored.error.message);
    else onChange(pictureName(stored.value));
  };
  return (
    <div className={photoBox}>
      <Text weight="strong">{label}</Text>
      {name ? (
        <img className={picture} src={pictureAddress(name)} alt={label} />
      ) : (
        <span className={none}>
          <VisuallyHidden>No picture yet</VisuallyHidden>
          <UserRound strokeWidth={1.25} aria-hidden="true" />
        </span>
      )}
      <input
        ref={input}
        className={hiddenInput}
        type="file"
        accept={avatarLimits.types.join(",")}
        aria-label={`${label}: picture file`}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void choose(file);
          currentTarget.value = "";
        }}
      />
      <Inline gap="2">
        <Button variant="outline" size="sm" loading={isBusy} onClick={() => input.current?.click()}>
          {name ? `Change “${label}”` : `Choose “${label}”`}
        </Button>
        {name && (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            Remove “{label}”
          </Button>
        )}
      </Inline>
      {problem && <InlineMessage tone="danger">{problem}</InlineMessage>}
    </div>
  );
}
