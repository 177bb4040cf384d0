import type { RouteFragment } from "../../../app/routing/routing.types.ts";

export const mediaAreaRoutes = {
  "area.photoGallery": {
    path: "/photo-gallery",
    also: ["/photos", "/gallery"],
    title: "Photo gallery",
    access: "member",
    feature: "photo-gallery",
    area: true,
  },
  "area.photoUpload": {
    path: "/photo-gallery/upload",
    title: "Upload photos",
    access: "member",
    area: true,
  },
  "area.photoAlbums": {
    path: "/photo-gallery/albums",
    title: "Albums",
    access: "member",
    area: true,
  },
  "area.photoViewer": {
    path: "/photo-gallery/view",
    title: "Photo",
    access: "member",
    area: true,
  },
  "area.privateAlbums": {
    path: "/private-albums",
    also: ["/private-photo-albums", "/premium/albums"],
    title: "Private albums",
    access: "member",
    feature: "private-albums",
    area: true,
  },
  "area.mediaSharing": {
    path: "/media-sharing",
    also: ["/photo-video-sharing"],
    title: "Photo and video sharing",
    access: "member",
    feature: "media-sharing",
    area: true,
  },
  "area.videoGallery": {
    path: "/pro/video-gallery",
    also: ["/video-galleries/:id?", "/pro/video/gallery"],
    title: "Video gallery",
    access: "member",
    feature: "video-gallery",
    area: true,
  },
  "area.videoGalleryEditor": {
    path: "/video-gallery-creator",
    title: "Video gallery editor",
    access: "member",
    area: true,
  },
  "area.videoUpload": {
    path: "/pro/video/upload",
    title: "Upload a video",
    access: "member",
    area: true,
  },
  "area.videoSlideshow": {
    path: "/pro/video/slideshow",
    title: "Slideshow",
    access: "member",
    feature: "slideshows",
    area: true,
  },
} as const satisfies RouteFragment;
