import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { acceptedTypes, isTakenFor, mediaUrl, rendersAsVideo, servedTypes, thumbnailUrl } from './rules.ts';

describe('media', () => {
  tableTest([
    ['a.mp4', true],
    ['a.MP4', true],
    ['/api/media/1/video.mp4?token=x', true],
    ['a.mov', false],
    ['a.webm', false],
    ['a.mp4.jpg', false],
    ['mp4', false],
  ])('what renders as video', { tags: ['VAL-43'] }, (url, video) => {
    expect(rendersAsVideo(url)).toBe(video);
  });

  test('a purpose accepts only its kinds', { tags: ['DOC-01', 'FUEL-34', 'VAL-55'] }, () => {
    expect(isTakenFor('issue', 'picture')).toBe(true);
    expect(isTakenFor('issue', 'video')).toBe(true);
    expect(isTakenFor('issue', 'document')).toBe(true);
    expect(isTakenFor('receipt', 'picture')).toBe(true);
    expect(isTakenFor('receipt', 'document')).toBe(true);
    expect(isTakenFor('receipt', 'video')).toBe(false);
    expect(isTakenFor('document', 'picture')).toBe(true);
    expect(isTakenFor('document', 'document')).toBe(true);
    expect(isTakenFor('document', 'video')).toBe(false);
    expect(isTakenFor('car-photo', 'picture')).toBe(true);
    expect(isTakenFor('car-photo', 'video')).toBe(false);
  });

  tableTest([
    ['picture jpg', ['image/jpeg']],
    ['picture png', ['image/png', 'image/apng']],
    ['picture webp', ['image/webp']],
    ['picture gif', ['image/gif']],
    ['picture avif', ['image/avif']],
    ['picture heic', ['image/heic', 'image/heif', 'image/heic-sequence']],
    ['video mp4', ['video/mp4', 'video/x-m4v']],
    ['video mov', ['video/quicktime']],
    ['video webm', ['video/webm']],
    ['document pdf', ['application/pdf']],
  ])('what a list of types accepts', (as, types) => {
    const same = Object.entries(acceptedTypes).filter(
      ([, { kind, extension }]) => `${kind} ${extension}` === as,
    );
    expect(same.map(([type]) => type)).toEqual(types);
  });

  test('a stored file is sent as the type of its extension', () => {
    expect(servedTypes).toEqual({
      jpg: 'image/jpeg',
      mp4: 'video/mp4',
      mov: 'video/quicktime',
      webm: 'video/webm',
      pdf: 'application/pdf',
    });
  });

  test('refuses files that a browser would execute (D85)', () => {
    for (const type of ['image/svg+xml', 'text/html', 'application/xml', 'application/xhtml+xml']) {
      expect(acceptedTypes[type]).toBeUndefined();
      expect(Object.values(servedTypes)).not.toContain(type);
    }
  });

  test("the path shows the kind; the thumbnail keeps the link's token", () => {
    expect(mediaUrl('7', 'pdf')).toBe('/api/media/7/document.pdf');
    expect(mediaUrl('7', 'mov')).toBe('/api/media/7/video.mov');
    expect(mediaUrl('7', 'mp4')).toBe('/api/media/7/video.mp4');
    expect(mediaUrl('7', 'webm')).toBe('/api/media/7/video.webm');
    expect(mediaUrl('7', 'jpg')).toBe('/api/media/7/picture.jpg');
    expect(mediaUrl('7', 'webmx')).toBe('/api/media/7/picture.webmx');
    expect(mediaUrl('7', 'xmp4')).toBe('/api/media/7/picture.xmp4');
    expect(thumbnailUrl(mediaUrl('7', 'jpg'))).toBe('/api/media/7/thumbnail.jpg');
    expect(thumbnailUrl('/api/media/7/picture.jpg/more')).toBe('/api/media/7/picture.jpg/more');
    expect(thumbnailUrl(`${mediaUrl('7', 'jpg')}?token=a`)).toBe('/api/media/7/thumbnail.jpg?token=a');
    expect(thumbnailUrl(mediaUrl('7', 'mp4'))).toBe(mediaUrl('7', 'mp4'));
  });
});
