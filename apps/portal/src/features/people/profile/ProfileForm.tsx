import { profileProblems } from "@jubilee/core/people/profiles.rules";
import type {
  Audience,
  OwnProfile,
  ProfileField as Field,
} from "@jubilee/core/people/profiles.types";
import { Button } from "@jubilee/ui/button";
import { Form } from "@jubilee/ui/form";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { useEffect, useState } from "react";
import { useKeptDraft } from "../../../page-kit/draft/useKeptDraft.ts";
import { callEmbed } from "../../../page-kit/embed/embed.ts";
import { useChange } from "./useChange.ts";
import { PhotoField } from "./PhotoField.tsx";
import { photos } from "./Profile.css.ts";
import { ProfileField } from "./ProfileField.tsx";

export interface ProfileFormProps {
  profile: OwnProfile;
  /** The signed-in owner, whose pictures lie in a folder of their own. */
  userId: string;
  onSaved: () => void;
  onDraft: (draft: Pick<OwnProfile, "fields" | "audiences">) => void;
}

const lines = [
  { field: "name", key: "fullName", label: "Name", type: "text", auto: "name" },
  { field: "former_name", key: "formerName", label: "Former name", type: "text", auto: "off" },
  { field: "city", key: "city", label: "Town", type: "text", auto: "address-level2" },
  { field: "phone", key: "phone", label: "Phone", type: "tel", auto: "tel" },
] as const;

/** Every field of one's profile with who sees it; saved together. */
export function ProfileForm({ profile, userId, onSaved, onDraft }: ProfileFormProps) {
  const saved = { fields: profile.fields, audiences: profile.audiences };
  const { draft, isTyped, isBack, type, sent } = useKeptDraft({
    name: `profile:${profile.token}`,
    first: () => saved,
    over: JSON.stringify(saved),
  });
  const { fields, audiences } = draft;
  useEffect(() => {
    if (isTyped) onDraft(draft);
  }, [isTyped, draft, onDraft]);
  const [problems, setProblems] = useState<ReturnType<typeof profileProblems>>({});
  const [isSaved, setSaved] = useState(false);
  const { isBusy, refused, run } = useChange();
  const typed = (changed: typeof draft) => {
    type(changed);
    setSaved(false);
  };
  const change = (next: Partial<OwnProfile["fields"]>) =>
    typed({ audiences, fields: { ...fields, ...next } });
  const show = (field: Field) => (audience: Audience) =>
    typed({ fields, audiences: { ...audiences, [field]: audience } });
  const save = async () => {
    const found = profileProblems(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const path = `profile/${encodeURIComponent(profile.token)}`;
    if (!(await run(() => callEmbed<OwnProfile>(path, { fields, audiences })))) return;
    setSaved(true);
    sent();
    onSaved();
  };
  return (
    <Form onSubmit={save} busy={isBusy}>
      <Section
        title="What you show"
        size="section"
        description="Beside each field stands who sees it."
      >
        <Stack gap="4">
          <div className={photos}>
            <ProfileField
              under
              name="Then"
              audience={audiences.photo_then}
              onAudience={show("photo_then")}
            >
              <PhotoField
                label="Then"
                userId={userId}
                name={fields.photoThen}
                onChange={(photoThen) => change({ photoThen })}
              />
            </ProfileField>
            <ProfileField
              under
              name="Now"
              audience={audiences.photo_now}
              onAudience={show("photo_now")}
            >
              <PhotoField
                label="Now"
                userId={userId}
                name={fields.photoNow}
                onChange={(photoNow) => change({ photoNow })}
              />
            </ProfileField>
          </div>
          <Text size={14} tone="muted">
            A picture is kept under an address nobody can guess; whoever you show it to could pass
            that address on.
          </Text>
          {lines.map(({ field, key, label, type, auto }) => (
            <ProfileField
              key={key}
              name={label}
              audience={audiences[field]}
              onAudience={show(field)}
            >
              <TextField
                label={label}
                type={type}
                autoComplete={auto}
                value={fields[key] ?? ""}
                onValueChange={(value) => change({ [key]: value })}
                error={problems[key]}
                dir="auto"
              />
            </ProfileField>
          ))}
          <ProfileField name="E-mail" audience={audiences.email} onAudience={show("email")}>
            <TextField
              label="E-mail"
              type="email"
              value={fields.email ?? ""}
              readOnly
              help="It opens this profile, so only the hosts change it. Write to them."
            />
          </ProfileField>
          <ProfileField name="Group" audience={audiences.group} onAudience={show("group")}>
            <TextField
              label="Group"
              value={profile.events
                .flatMap(({ groupLabel }) => (groupLabel ? [groupLabel] : []))
                .join(", ")}
              readOnly
              help="Set by the hosts of each event."
            />
          </ProfileField>
          <ProfileField under name="About you" audience={audiences.bio} onAudience={show("bio")}>
            <TextArea
              label="About you"
              optional
              value={fields.bio ?? ""}
              onValueChange={(bio) => change({ bio })}
              error={problems.bio}
              maxLength={1000}
              counted
              dir="auto"
            />
          </ProfileField>
          {isBack && (
            <InlineMessage>This is what you typed before. It is not saved yet.</InlineMessage>
          )}
          {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
          <Inline gap="3" align="center">
            <Button type="submit" loading={isBusy}>
              Save
            </Button>
            <Text as="output" size={14} tone="success">
              {isSaved && "Saved"}
            </Text>
          </Inline>
        </Stack>
      </Section>
    </Form>
  );
}
