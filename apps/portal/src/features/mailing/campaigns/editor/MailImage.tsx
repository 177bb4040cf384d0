import { altIn } from "@jubilee/core/mailing/campaigns.rules";
import type { CampaignBlock } from "@jubilee/core/mailing/campaigns.types";
import { image } from "./Editor.css.ts";

interface MailImageProps {
  block: Extract<CampaignBlock, { kind: "picture" }>;
  language: string;
}

/** A picture as the mail shows it. */
export function MailImage({ block, language }: MailImageProps) {
  if (!block.picture) return null;
  const { src, width, height } = block.picture;
  return (
    <img className={image} src={src} alt={altIn(block, language)} width={width} height={height} />
  );
}
