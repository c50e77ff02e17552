# Salle in a container: `docker build -t salle .`; see docs/operating.md.
# It writes to /tmp (a film while it is made) and, without a REDIS_URL, to /data (the private
# Valkey); everything else may be read-only.

FROM python:3.11-slim AS packages
WORKDIR /build
COPY requirements.lock ./
# Two packages come as sources: they are built with the image's own setuptools, and nothing that
# has no hash in the lock is fetched.
RUN pip install --no-cache-dir --disable-pip-version-check --no-build-isolation \
        --require-hashes --prefix=/packages --requirement requirements.lock

# What the computers think with, compiled: this image has a C compiler, and the last one needs none.
FROM python:3.11 AS native
WORKDIR /salle
COPY requirements-native.lock ./
RUN pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes --requirement requirements-native.lock
COPY engines ./engines
RUN python -m engines.native_build

FROM python:3.11-slim
COPY --from=packages /packages /usr/local
WORKDIR /salle
COPY bot ./bot
COPY engines ./engines
COPY renderers ./renderers
COPY storage ./storage
COPY --from=native /salle/build/native ./build/native
RUN python -m compileall -q . \
    && groupadd --system --gid 10001 salle \
    && useradd --system --uid 10001 --gid salle --no-create-home --home-dir /tmp salle \
    && install --directory --owner=salle --group=salle /data
USER 10001:10001
ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    SALLE_DATA=/data \
    SALLE_HOST=0.0.0.0 \
    SALLE_PORT=8080
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen('http://127.0.0.1:' + os.environ['SALLE_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["python", "-m", "bot"]
