import { settingList } from "../settings/setting-list.data.ts";

/** Values of these are nobody's business who looks over a shoulder. */
const secret = /SECRET|KEY|TOKEN|CERTIFICATE|ACCOUNT|_URL$/;

/** `jubilee settings`: every setting, what it does, what it is now. */
export async function listSettings(): Promise<string> {
  const plain = (text: string): string => text.replaceAll("`", "");
  return settingList
    .map(({ names, fallback, meaning }) => {
      const heads = names.map((name) => `${name}${shown(name)}`);
      return `${heads.join("\n")}\n    ${plain(meaning)}; ${plain(fallback)} unless set`;
    })
    .join("\n");
}

function shown(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) return "";
  return name !== "SITE_URL" && secret.test(name) ? " is set" : `=${value}`;
}
