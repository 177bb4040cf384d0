import type {
  Audience,
  HeldData,
  OwnProfile,
  ProfileField,
  ProfileFields,
} from "./profiles.types.ts";

const order: readonly Audience[] = ["everyone", "guests", "organisers", "hidden"];

/** Whether a viewer sees a field with this audience. Nobody sees what is hidden. */
export function sees(viewer: Exclude<Audience, "hidden">, audience: Audience): boolean {
  return audience !== "hidden" && order.indexOf(audience) <= order.indexOf(viewer);
}

/** All that a profile can show, by field; a list shows the group of one event. */
export function profileValues({
  fields,
  events,
}: Pick<OwnProfile, "fields" | "events">): Record<ProfileField, string | null> {
  return {
    name: fields.fullName,
    former_name: fields.formerName,
    group: events.find(({ groupLabel }) => groupLabel)?.groupLabel ?? null,
    city: fields.city,
    bio: fields.bio,
    photo_then: fields.photoThen,
    photo_now: fields.photoNow,
    email: fields.email,
    phone: fields.phone,
  };
}

/** What a viewer is shown of a profile, by field; without a name there is nothing. */
export function shownTo(
  viewer: Exclude<Audience, "hidden">,
  profile: Pick<OwnProfile, "fields" | "audiences" | "events">,
): Partial<Record<ProfileField, string>> {
  const { audiences } = profile;
  if (!sees(viewer, audiences.name)) return {};
  const values = profileValues(profile);
  const shown: Partial<Record<ProfileField, string>> = {};
  for (const [field, audience] of Object.entries(audiences) as [ProfileField, Audience][]) {
    const value = values[field];
    if (value && sees(viewer, audience)) shown[field] = value;
  }
  return shown;
}

/** What is wrong with a profile's form, by field; empty when nothing is. */
export function profileProblems(
  fields: ProfileFields,
): Partial<Record<keyof ProfileFields, string>> {
  const problems: Partial<Record<keyof ProfileFields, string>> = {};
  if (!fields.fullName.trim()) problems.fullName = "Tell us your name";
  if ((fields.bio ?? "").length > 1000) problems.bio = "These words can have up to 1000 characters";
  if ((fields.phone ?? "").length > 50) {
    problems.phone = "A phone number can have up to 50 characters";
  }
  return problems;
}

/** Everything that is held, as a file to keep: indented JSON. */
export function ownDataFile(
  {
    host,
    fields,
    audiences,
    held,
  }: Pick<OwnProfile, "host" | "fields" | "audiences"> & { held: Partial<HeldData> },
  at: string,
): string {
  return `${JSON.stringify({ host, copiedAt: at, profile: { fields, audiences }, held }, null, 2)}\n`;
}
