import { avatarLimits, avatarProblem } from "@jubilee/core/account/account.rules";
import { avatarUrl, displayName } from "@jubilee/core/account/auth.rules";
import { Avatar } from "@jubilee/ui/avatar";
import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Text } from "@jubilee/ui/text";
import { accountToast } from "@jubilee/ui/toast";
import { useRef, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { hiddenInput, person, row, stack, what } from "./AccountSettings.css.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createAccountApi } from "@jubilee/core/account/account.api";

/** The picture others see; without one the initials stand in. */
export function AvatarSetting() {
  const user = useUser();
  const { auth, report, config } = usePortal();
  const account = useApi(createAccountApi);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const url = avatarUrl(user, config.supabaseUrl);

  const store = async (picture: File | null) => {
    const uploaded = picture ? await account.uploadAvatar(user.id, picture) : null;
    if (uploaded && !uploaded.ok) return uploaded.error.message;
    const address = uploaded?.value ?? null;
    const shown = await account.setAvatar(user.id, address);
    if (!shown.ok) return shown.error.message;
    const told = await (await auth.api()).setAvatar(address);
    return told.ok ? null : told.error.message;
  };
  const change = (picture: File | null) => {
    const found = picture ? avatarProblem(picture) : null;
    setProblem(found);
    if (found) return;
    setBusy(true);
    const work = async () => {
      const failure = await store(picture);
      setProblem(failure);
      if (!failure) accountToast.success(picture ? "Picture saved" : "Picture removed");
    };
    work()
      .catch(report)
      .finally(() => setBusy(false));
  };

  return (
    <div className={stack}>
      <div className={person}>
        <Avatar name={displayName(user)} photoUrl={url ?? undefined} size="xl" />
        <input
          ref={input}
          className={hiddenInput}
          type="file"
          accept={avatarLimits.types.join(",")}
          aria-label="Picture file"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            change(currentTarget.files?.[0] ?? null);
            currentTarget.value = "";
          }}
        />
        <div className={what}>
          <div className={row}>
            <Button
              variant="secondary-light"
              loading={isBusy}
              onClick={() => input.current?.click()}
            >
              {url ? "Choose another picture" : "Choose a picture"}
            </Button>
            {url && (
              <Button variant="ghost" disabled={isBusy} onClick={() => change(null)}>
                Remove it
              </Button>
            )}
          </div>
          <Text tone="muted" size={14}>
            JPG, PNG or WebP up to 5 MB.
          </Text>
        </div>
      </div>
      {problem && <InlineMessage tone="danger">{problem}</InlineMessage>}
    </div>
  );
}
