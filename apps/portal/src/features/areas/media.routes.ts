import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const mediaAreaRoutes = {
  "area.photoGallery": {
    path: "/photo-gallery",
    also: ["/photos", "/gallery"],
    title: "Photo gallery",
    access: "member",
    feature: "photo-gallery",
    area: { holds: ["Everybody's pictures in one place."] },
  },
  "area.photoUpload": {
    path: "/photo-gallery/upload",
    title: "Upload photos",
    access: "member",
    area: { holds: ["Many pictures at once, with their progress."] },
  },
  "area.photoAlbums": {
    path: "/photo-gallery/albums",
    title: "Albums",
    access: "member",
    area: { holds: ["Pictures sorted into albums."] },
  },
  "area.photoViewer": {
    path: "/photo-gallery/view",
    title: "Photo",
    access: "member",
    area: { holds: ["One picture, large."] },
  },
  "area.privateAlbums": {
    path: "/private-albums",
    also: ["/private-photo-albums", "/premium/albums"],
    title: "Private albums",
    access: "member",
    feature: "private-albums",
    area: { holds: ["Albums for those you choose."] },
  },
  "area.mediaSharing": {
    path: "/media-sharing",
    also: ["/photo-video-sharing"],
    title: "Photo and video sharing",
    access: "member",
    feature: "media-sharing",
    area: { holds: ["One link that guests send pictures to."] },
  },
  "area.videoGallery": {
    path: "/pro/video-gallery",
    also: ["/video-galleries/:id?", "/pro/video/gallery"],
    title: "Video gallery",
    access: "member",
    feature: "video-gallery",
    area: { holds: ["Films of the day."] },
  },
  "area.videoGalleryEditor": {
    path: "/video-gallery-creator",
    title: "Video gallery editor",
    access: "member",
    area: { holds: ["Order, titles and chapters of a gallery."] },
  },
  "area.videoUpload": {
    path: "/pro/video/upload",
    title: "Upload a video",
    access: "member",
    area: { holds: ["A film with its picture and its subtitles."] },
  },
  "area.videoSlideshow": {
    path: "/pro/video/slideshow",
    title: "Slideshow",
    access: "member",
    feature: "slideshows",
    area: { holds: ["Pictures that play by themselves."] },
  },
} as const satisfies RouteFragment;
