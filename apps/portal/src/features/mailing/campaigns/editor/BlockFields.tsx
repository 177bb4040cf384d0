import type { CampaignBlock } from "@jubilee/core/mailing/campaigns.types";
import { noRichText } from "@jubilee/core/base/rich-text.rules";
import { typedLink } from "@jubilee/core/base/rich-links.rules";
import { FileUpload } from "@jubilee/ui/file-upload";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { RichTextField } from "../../../../page-kit/rich-text/RichTextField.tsx";
import { fieldChoicesIn } from "../../../../page-kit/rich-text/fieldChoices.ts";
import { MailImage } from "./MailImage.tsx";
import { useMailPicture } from "../../../../page-kit/rich-text/useMailPicture.ts";

type Of<Kind extends CampaignBlock["kind"]> = Extract<CampaignBlock, { kind: Kind }>;

interface FieldsProps<Block> {
  block: Block;
  language: string;
  onChange: (block: Block) => void;
}

/** What can be written in the block that is chosen. */
export function BlockFields({ block, ...rest }: FieldsProps<CampaignBlock>) {
  switch (block.kind) {
    case "text":
      return <TextFields block={block} {...rest} />;
    case "picture":
      return <PictureFields block={block} {...rest} />;
    case "button":
      return <ButtonFields block={block} {...rest} />;
    case "event":
      return <Text tone="muted">The day, the name, when and where: always as they stand.</Text>;
    case "schedule":
      return (
        <Text tone="muted">
          What guests find on the published schedule as each mail goes: time, name and place. Where
          none is published, nothing stands here.
        </Text>
      );
    case "tickets":
      return (
        <Text tone="muted">
          What is on sale or sold out as each mail goes, with its price, and a button that leads
          there. Where nothing is, nothing stands here.
        </Text>
      );
    case "answer":
      return (
        <Text tone="muted">
          Leads each reader to their own page with that answer chosen, in their own language; one
          more press there sends it. Where the event takes no replies, it is one button to their
          tickets or the event’s page.
        </Text>
      );
    default:
      return <Text tone="muted">Room between two parts.</Text>;
  }
}

function TextFields({ block, language, onChange }: FieldsProps<Of<"text">>) {
  return (
    <RichTextField
      key={language}
      label="Text"
      hideLabel
      lang={language}
      fields={fieldChoicesIn(language)}
      value={block.words[language] ?? noRichText}
      onValueChange={(words) =>
        onChange({ ...block, words: { ...block.words, [language]: words } })
      }
    />
  );
}

function PictureFields({ block, language, onChange }: FieldsProps<Of<"picture">>) {
  const { isBusy, take } = useMailPicture();
  const add = async (files: File[]) => {
    const [file] = files;
    const picture = file && (await take(file));
    if (picture) onChange({ ...block, picture });
  };
  return (
    <Stack gap="3">
      <MailImage block={block} language={language} />
      <FileUpload
        label={isBusy ? "On its way" : block.picture ? "Another picture" : "Choose a picture"}
        help="JPEG, PNG or WebP, up to 10 MB"
        accept="image/jpeg,image/png,image/webp"
        disabled={isBusy}
        onFiles={(files) => void add(files)}
      />
      <TextField
        label="What is to be seen"
        help="For whoever does not see pictures, and where mail programs leave them out."
        lang={language}
        maxLength={200}
        value={block.labels?.[language] ?? ""}
        onValueChange={(alt) =>
          onChange({ ...block, labels: { ...block.labels, [language]: alt } })
        }
      />
    </Stack>
  );
}

function ButtonFields({ block, language, onChange }: FieldsProps<Of<"button">>) {
  const [typed, setTyped] = useState(block.href);
  const read = typed === "" ? "" : typedLink(typed);
  const type = (text: string) => {
    setTyped(text);
    const href = text === "" ? "" : typedLink(text);
    if (href !== null) onChange({ ...block, href });
  };
  return (
    <Stack gap="3">
      <TextField
        label="On the button"
        lang={language}
        maxLength={200}
        value={block.labels[language] ?? ""}
        onValueChange={(label) =>
          onChange({ ...block, labels: { ...block.labels, [language]: label } })
        }
      />
      <TextField
        label="Where it leads"
        inputMode="url"
        placeholder="https://"
        value={typed}
        error={read === null ? "Type an address, such as https://lake.example" : undefined}
        onValueChange={type}
      />
    </Stack>
  );
}
