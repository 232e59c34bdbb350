import { browserFile } from './browser-files.ts';
import type { Page } from './messages.ts';
import { playerPage } from './video-player.ts';

/** The video service's call (CONTENT-7) and its player. */
export function routeVideos(method: string, url: URL): Page | null {
  if (method !== 'GET') return null;
  if (url.pathname === '/videos/') return answerVideos(url);
  if (url.pathname === '/embed/player.css') return browserFile(url.pathname);
  const [, id] = /^\/embed\/([\w-]{1,64})$/u.exec(url.pathname) ?? [];
  return id ? { status: 200, contentType: 'text/html; charset=utf-8', body: playerPage(id) } : null;
}

function answerVideos({ searchParams }: URL): Page {
  const [model, brand, title] = ['model', 'brand', 'title'].map((name) => searchParams.get(name));
  if (!model || !brand || !title) return { status: 400, body: { error: 'model, brand and title are needed' } };
  const video = (part: number) => ({
    providerVideoId: `${model.replace(/\W/gu, '')}-${part}`,
    title: `${brand} ${title}`,
    thumbs: [],
    uploadDate: '2026-09-01',
  });
  return { status: 200, body: { videos: Number(model) % 80 === 0 ? [video(1), video(2)] : [video(1)] } };
}
