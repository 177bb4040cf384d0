import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const mediaSoonRoutes = {
  "area.photoGallery": {
    path: "/photo-gallery",
    also: ["/photos", "/gallery"],
    title: "Photo gallery",
    access: "member",
    feature: "photo-gallery",
    soon: { will: ["Everybody's pictures in one place."], today: ["gallery"] },
  },
  "area.photoUpload": {
    path: "/photo-gallery/upload",
    title: "Upload photos",
    access: "member",
    soon: { will: ["Many pictures at once, with their progress."], today: ["gallery"] },
  },
  "area.photoAlbums": {
    path: "/photo-gallery/albums",
    title: "Albums",
    access: "member",
    soon: { will: ["Pictures sorted into albums."], today: ["gallery"] },
  },
  "area.photoViewer": {
    path: "/photo-gallery/view",
    title: "Photo",
    access: "member",
    soon: { will: ["One picture, large."], today: ["gallery"] },
  },
  "area.privateAlbums": {
    path: "/private-albums",
    also: ["/private-photo-albums", "/premium/albums"],
    title: "Private albums",
    access: "member",
    feature: "private-albums",
    soon: { will: ["Albums for those you choose."], today: ["gallery"] },
  },
  "area.mediaSharing": {
    path: "/media-sharing",
    also: ["/photo-video-sharing"],
    title: "Photo and video sharing",
    access: "member",
    feature: "media-sharing",
    soon: { will: ["One link that guests send pictures to."], today: ["gallery"] },
  },
  "area.videoGallery": {
    path: "/pro/video-gallery",
    also: ["/video-galleries/:id?", "/pro/video/gallery"],
    title: "Video gallery",
    access: "member",
    feature: "video-gallery",
    soon: { will: ["Films of the day."], today: ["gallery"] },
  },
  "area.videoGalleryEditor": {
    path: "/video-gallery-creator",
    title: "Video gallery editor",
    access: "member",
    soon: { will: ["Order, titles and chapters of a gallery."], today: ["gallery"] },
  },
  "area.videoUpload": {
    path: "/pro/video/upload",
    title: "Upload a video",
    access: "member",
    soon: { will: ["A film with its picture and its subtitles."], today: ["gallery"] },
  },
  "area.videoSlideshow": {
    path: "/pro/video/slideshow",
    title: "Slideshow",
    access: "member",
    feature: "slideshows",
    soon: { will: ["Pictures that play by themselves."], today: ["gallery"] },
  },
} as const satisfies RouteFragment;
