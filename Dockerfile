# syntax=docker/dockerfile:1.7
# The shop: docker build -t shop --build-arg COMMIT=$(git rev-parse HEAD) . One image for API, worker, migrations, backups and the doctor.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
COPY . .
# What /api/health and the doctor tell; the context has no .git.
ARG COMMIT=""
RUN if [ -n "$COMMIT" ]; then echo "$COMMIT" > COMMIT; fi
RUN npm ci --no-audit --no-fund \
    && NX_DAEMON=false npm run build \
    && node backend/scripts/release/release-packages.mjs --delete \
    && rm -rf .nx .cache storefront/e2e admin-shell/e2e backend/test backend/bench

FROM node:24.21.0-bookworm-slim AS ffmpeg
COPY deploy/docker/build-ffmpeg.sh /build/
RUN /build/build-ffmpeg.sh /build

FROM node:24.21.0-bookworm-slim AS shop
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libdav1d6 libx264-164 tini \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o node -g node /var/lib/shop /var/backups/shop
WORKDIR /shop
COPY --from=ffmpeg /build/ffmpeg /usr/local/bin/
COPY --from=build --chown=root:root /shop ./
COPY --chown=root:root --chmod=755 deploy/docker/entrypoint.sh /usr/local/bin/shop-entrypoint
ENV NODE_ENV=production DATA_DIR=/var/lib/shop PORT=3000 WORKER_PORT=3100 MALLOC_MMAP_THRESHOLD_=131072
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD node deploy/docker/healthcheck.mjs
ENTRYPOINT ["tini", "--", "shop-entrypoint"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=320", "backend/dist/main.js"]
