# syntax=docker/dockerfile:1
FROM node:24-slim AS client
WORKDIR /app
COPY . .
RUN npm ci && RIPOSTE_RELEASE=1 npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-slim
ENV NODE_ENV=production RIPOSTE_DATA=/data RIPOSTE_HOST=0.0.0.0 RIPOSTE_PORT=8080
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/packages ./packages
COPY --from=packages /app/apps ./apps
COPY --from=client /app/apps/web/dist ./apps/web/dist
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.RIPOSTE_PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/cli/main.ts", "serve"]
