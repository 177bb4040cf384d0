import { writeCsv } from "../base/csv.rules.ts";
import type { DirectoryMember } from "./members.types.ts";

/** Members as CSV, as far as they are shown to whoever asks; `group` is the type's own word. */
export function membersCsv(members: readonly DirectoryMember[], group: string): string {
  const stateOf = ({ diedOn, isMissing, isClaimed }: DirectoryMember) =>
    diedOn ? `died ${diedOn}` : isMissing ? "missing" : isClaimed ? "has a profile" : "";
  return writeCsv([
    ["Name", "Former name", group, "Town", "E-mail", "Phone", "State"],
    ...members.map((member) => [
      member.name ?? "",
      member.formerName ?? "",
      member.groupLabel ?? "",
      member.city ?? "",
      member.email ?? "",
      member.phone ?? "",
      stateOf(member),
    ]),
  ]);
}
