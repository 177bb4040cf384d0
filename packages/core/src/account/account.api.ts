import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { fail, failureFrom, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import {
  readDeletionState,
  readNotificationPrefs,
  writeNotificationPrefs,
} from "./account.rules.ts";
import type { DeletionState, ProfileSettings } from "./account.types.ts";

export interface AccountApi {
  getSettings: (userId: string) => Promise<Result<ProfileSettings>>;
  saveSettings: (userId: string, change: Partial<ProfileSettings>) => Promise<Result<null>>;
  /** Stores a picture and gives its absolute address; the profile is the caller's to change. */
  uploadAvatar: (userId: string, picture: Blob) => Promise<Result<string>>;
  /** Writes the picture's address (or none) into the profile that others see. */
  setAvatar: (userId: string, url: string | null) => Promise<Result<null>>;
  /** Everything of one's own as one JSON file, streamed by the server. */
  exportData: () => Promise<Result<Blob>>;
  deletion: () => Promise<Result<DeletionState>>;
  requestDeletion: () => Promise<Result<DeletionState>>;
  cancelDeletion: () => Promise<Result<true>>;
}

function extensionOf(picture: Blob): string {
  if (picture.type === "image/png") return "png";
  return picture.type === "image/webp" ? "webp" : "jpg";
}

/** Calls about one's own account. */
export function createAccountApi(client: DatabaseClient): AccountApi {
  const done = ({ error }: { error: Parameters<typeof failureFrom>[0] | null }): Result<null> =>
    error ? { ok: false, error: failureFrom(error) } : succeed(null);

  const deletionOf = async (asked: Promise<Result<unknown>>): Promise<Result<DeletionState>> => {
    const answer = await asked;
    if (!answer.ok) return answer;
    const state = readDeletionState(answer.value);
    return state ? succeed(state) : fail("unavailable", "This could not be read.");
  };

  return {
    async getSettings(userId) {
      const { data, error } = await client
        .from("profiles")
        .select("locale, time_zone, notification_prefs")
        .eq("user_id", userId)
        .single();
      if (error) return { ok: false, error: failureFrom(error) };
      return succeed({
        locale: data.locale,
        timeZone: data.time_zone,
        notifications: readNotificationPrefs(data.notification_prefs),
      });
    },
    async saveSettings(userId, { locale, timeZone, notifications }) {
      const change = {
        ...(locale === undefined ? {} : { locale }),
        ...(timeZone === undefined ? {} : { time_zone: timeZone }),
        ...(notifications ? { notification_prefs: writeNotificationPrefs(notifications) } : {}),
      };
      return done(await client.from("profiles").update(change).eq("user_id", userId));
    },
    async uploadAvatar(userId, picture) {
      const path = `${userId}/${crypto.randomUUID()}.${extensionOf(picture)}`;
      const bucket = client.storage.from("avatars");
      const { error } = await bucket.upload(path, picture, { contentType: picture.type });
      if (error) return fail("invalid_input", error.message);
      return succeed(bucket.getPublicUrl(path).data.publicUrl);
    },
    async setAvatar(userId, url) {
      return done(await client.from("profiles").update({ avatar_url: url }).eq("user_id", userId));
    },
    async exportData() {
      const { data, error } = await client.functions.invoke<Blob>("account-export", {
        body: {},
      });
      if (error || !(data instanceof Blob))
        return fail("unavailable", "The copy could not be made. Try again in a moment.");
      return succeed(data);
    },
    deletion: () => deletionOf(call(client, "preview_account_deletion")),
    requestDeletion: () => deletionOf(call(client, "request_account_deletion")),
    cancelDeletion: () => act(client, "cancel_account_deletion"),
  };
}
