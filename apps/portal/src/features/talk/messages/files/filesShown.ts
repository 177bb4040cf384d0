import { isShownPicture, sizeWords } from "@jubilee/core/talk/files.rules";
import type { ThreadFile } from "@jubilee/core/talk/threads.types";
import type { Message } from "@jubilee/ui/conversation";
import type { Photo } from "@jubilee/ui/photo-grid";
import type { HeldFile } from "./talkFiles.types.ts";

interface FilesWith {
  addresses: ReadonlyMap<string, string>;
  held: readonly HeldFile[];
  locale: string;
}

/** A picture whose size nobody told has room as most photos need it. */
const usual = { width: 4, height: 3 };

/** Pictures and rows of a message's files; what was sent from here is seen before it is read back. */
export function filesShown(
  files: readonly ThreadFile[],
  { addresses, held, locale }: FilesWith,
): Pick<Message, "pictures" | "files"> {
  if (files.length === 0) return {};
  const srcOf = (id: string) => held.find((file) => file.id === id)?.src ?? addresses.get(id);
  return {
    pictures: files.filter(isShownPicture).map(({ id, name, width, height }) => ({
      id,
      src: srcOf(id),
      alt: name,
      width: width ?? usual.width,
      height: height ?? usual.height,
    })),
    files: files
      .filter((file) => !isShownPicture(file))
      .map(({ id, name, size }) => ({
        id,
        name,
        detail: sizeWords(size, locale),
        href: downloadOf(addresses.get(id), name),
      })),
  };
}

/** The same address, under the name that the file had. */
function downloadOf(address: string | undefined, name: string): string | undefined {
  return address && `${address}&download=${encodeURIComponent(name)}`;
}

/** The pictures of all messages in their order, for the large view. */
export function photosOf(messages: readonly Message[]): Photo[] {
  return messages.flatMap(({ pictures = [], state }) =>
    state === "removed"
      ? []
      : pictures.flatMap(({ id, src, alt, width, height }) =>
          src === undefined ? [] : [{ id, thumb: src, src, width, height, alt }],
        ),
  );
}
