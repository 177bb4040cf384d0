import { useEffect, useEffectEvent, useState } from "react";
import type { Photo } from "../photo-grid/photo.types.ts";
import type { openRoom, Room } from "./openRoom.ts";

interface RoomAsked {
  label: string;
  broken: string;
  photos: readonly Photo[];
  openId: string | undefined;
  footPx: number;
  onMove: (photo: Photo) => void;
  onClose: (photo: Photo | undefined) => void;
}

/** Opens the room when a photo is asked for, with the code that it needs, and follows what is asked of it. */
export function useRoom({ label, broken, photos, openId, footPx, onMove, onClose }: RoomAsked) {
  const [room, setRoom] = useState<Room>();
  const [isMissing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  const isAsked = openId !== undefined;
  const indexOf = (id: string | undefined) => photos.findIndex((photo) => photo.id === id);
  const photosNow = useEffectEvent(() => photos);
  const moved = useEffectEvent((index: number) => {
    const photo = photos[index];
    if (photo && photo.id !== openId) onMove(photo);
  });
  const closed = useEffectEvent((index: number) => {
    setRoom(undefined);
    onClose(photos[index]);
  });
  const open = useEffectEvent((openWith: typeof openRoom) =>
    openWith({
      label,
      broken,
      footPx,
      photos: () => photosNow(),
      index: Math.max(0, indexOf(openId)),
      isRightToLeft: getComputedStyle(document.body).direction === "rtl",
      onMove: (index) => moved(index),
      onClosed: (index) => closed(index),
    }),
  );
  const asked = isAsked ? tries : undefined;
  useEffect(() => {
    if (asked === undefined) return undefined;
    let opened: Room | undefined;
    let isGone = false;
    const come = async () => {
      try {
        const { openRoom: openWith } = await import("./openRoom.ts");
        if (isGone) return;
        opened = open(openWith);
        setMissing(false);
        setRoom(opened);
      } catch {
        setMissing(true);
      }
    };
    void come();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [asked]);
  const show = useEffectEvent((id: string) => {
    const index = indexOf(id);
    if (index >= 0) room?.show(index);
  });
  useEffect(() => {
    if (openId !== undefined) show(openId);
  }, [openId]);
  return { room, isMissing, retry: () => setTries((now) => now + 1) };
}
